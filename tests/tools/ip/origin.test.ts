import { expect, test } from "bun:test";
import { parseAddress } from "#tools/ip/address.ts";
import { networkIn, networkName, originIn, originName } from "#tools/ip/origin.ts";

const nameOf = (ip: string) => {
  const address = parseAddress(ip);
  return address && originName(address);
};

// As Team Cymru describes its service: https://www.team-cymru.com/ip-asn-mapping
test("an address has its question about the origin", () => {
  expect(nameOf("216.90.108.31")).toBe("31.108.90.216.origin.asn.cymru.com");
  expect(nameOf("2001:4860:b002::68")).toBe(
    "8.6.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.2.0.0.b.0.6.8.4.1.0.0.2.origin6.asn.cymru.com",
  );
  expect(networkName(23_028)).toBe("AS23028.asn.cymru.com");
});

test("the origin of the narrowest range counts, and the first where there are several", () => {
  expect(originIn(["23028 | 216.90.108.0/24 | US | arin | 1998-09-25"])).toBe(23_028);
  expect(originIn(["701 1239 3549 | 216.90.0.0/16 | US | arin | 1998-09-25"])).toBe(701);
  expect(originIn(["701 | 216.90.0.0/16 | US", "23028 | 216.90.108.0/24 | US"])).toBe(23_028);
  for (const text of ["", "NA | | |", "x", "-1 | 0.0.0.0/0", "99999999999 | 1.0.0.0/8"])
    expect(originIn([text])).toBeNull();
});

test("a network is called by its name, without its handle and country", () => {
  const nameIn = (text: string) => networkIn(1, [text]).organization;
  expect(nameIn("23028 | US | arin | 2002-01-04 | TEAM-CYMRU - Team Cymru Inc., US")).toBe("Team Cymru Inc.");
  expect(nameIn("45899 | VN | apnic | 2009-07-02 | VNPT-AS-VN VNPT Corp, VN")).toBe("VNPT-AS-VN VNPT Corp");
  expect(nameIn("15169 | US | arin | 2000-03-30 | GOOGLE, US")).toBe("GOOGLE");
  expect(networkIn(1, [])).toEqual({ asn: 1, organization: null });
});
