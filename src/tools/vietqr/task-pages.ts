import type { ToolTask } from "#core/tool.ts";

const transferTo = <const Slug extends string>(slug: Slug, bank: string, account: string) => ({
  slug: { vi: slug, en: slug },
  call: "image",
  values: { bank, account, amount: "50.000" },
});

/** The banks that people look for by name, each with an account that has its usual length and is nobody's; and lists. */
export default [
  transferTo("vietcombank", "VCB", "0123456789"),
  transferTo("vietinbank", "CTG", "012345678901"),
  transferTo("bidv", "BID", "0123456789"),
  transferTo("agribank", "AGRIBANK", "0123456789012"),
  transferTo("techcombank", "TCB", "01234567890123"),
  transferTo("mb-bank", "MBB", "0123456789012"),
  transferTo("acb", "ACB", "01234567"),
  transferTo("vpbank", "VPB", "012345678"),
  transferTo("tpbank", "TPB", "01234567890"),
  transferTo("sacombank", "STB", "012345678901"),
  transferTo("hdbank", "HDB", "012345678901234"),
  transferTo("vib", "VIB", "012345678"),
  transferTo("shb", "SHB", "0123456789"),
  transferTo("msb", "MSB", "01234567890123"),
  transferTo("ocb", "OCB", "0123456789012345"),
  transferTo("seabank", "SSB", "012345678901"),
  transferTo("eximbank", "EIB", "012345678901234"),
  transferTo("lpbank", "LPB", "012345678901"),
  transferTo("nam-a-bank", "NAB", "012345678901234"),
  transferTo("cake", "CAKE", "0123456789"),
  {
    slug: { vi: "tao-vietqr-hang-loat", en: "vietqr-codes-for-a-list" },
    call: "orders",
    tab: "orders",
    values: {},
  },
] as const satisfies readonly ToolTask[];
