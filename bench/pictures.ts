import { line, requestsPerSecond, startProduct } from "./support.ts";

/** What a picture at an address of its own must reach from memory, on one core. */
const wanted = 500;

const product = await startProduct(4312, { RATE_LIMIT: "0" });
const paths = {
  "a QR code at its address, from memory; the limit is what is wanted": "/qr.png?text=xin%20chao",
  "a VietQR card at its address, the same": "/vietqr/VCB-0123456789.png?amount=79000&info=Ung%20ho",
  "a Quick Link of vietqr.io, the same":
    "/image/vietinbank-113366668888-compact2.jpg?amount=790000&addInfo=dong%20qop&accountName=Quy%20Vac%20Xin",
};
for (const [name, path] of Object.entries(paths)) {
  const first = await fetch(product.url + path);
  if (!first.ok) throw new Error(`${path} is ${first.status}`);
  await first.bytes();
  line(name, await requestsPerSecond(product.url + path), wanted);
}
await product.stop();
