declare module "qrcode/lib/core/qrcode.js" {
  import { create } from "qrcode";
  export default { create };
}
