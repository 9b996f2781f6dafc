import { expect, test } from "bun:test";
import { linesByAnswer } from "#tests/support/product/by-answer.ts";
import { loadConfig } from "#server/config.ts";
import { settingFaults } from "#server/setting-faults.ts";

const settings = { ...loadConfig({}), REDIS_URL: "", ADMIN_EMAILS: "" };
const addresses =
  "GOOGLE_AUTH_URL GOOGLE_TOKEN_URL GOOGLE_USERINFO_URL FACEBOOK_AUTH_URL FACEBOOK_TOKEN_URL FACEBOOK_USERINFO_URL RDAP_BOOTSTRAP_URL PROXY_JUDGE_URL AI_BASE_URL TRANSLATE_URL LIBRETRANSLATE_URL ANALYTICS_SCRIPT_URL FACEBOOK_URL ZALO_URL TELEGRAM_URL";

test("what cannot be meant by a setting is told by its name and with an example", () => {
  const wrong: Record<string, string>[] = [
    ...addresses.split(" ").flatMap((name) => [{ [name]: "example.com" }, { [name]: "ftp://example.com" }]),
    ...["redis", "http://a", "redis://a"].map((REDIS_URL) => ({ REDIS_URL })),
    ...[
      "9.9.9.9",
      "9.9.9.9:53",
      "[2620:fe::fe]:53",
      "2620:fe::fe",
      "dns.vn",
      "9.9.9.9:x",
      "9.9.9.9:0",
      "9.9.9.9,a",
    ].map((DNS_SERVERS) => ({ DNS_SERVERS })),
    ...["whois.vn", "whois.vn:43", "whois.vn:x", ""].map((WHOIS_SERVER) => ({ WHOIS_SERVER })),
    ...["max-age=1", "MAX-AGE=1; includeSubDomains;preload", "max-age=", "x; max-age=1", "max-age=1; x"].map(
      (HSTS) => ({ HSTS }),
    ),
    ...["a@b", "a@b, c@d", "a", "a@", "@b", "a@b@c"].map((ADMIN_EMAILS) => ({ ADMIN_EMAILS })),
    ...["GOOGLE", "FACEBOOK"].flatMap((name) => [
      { [`${name}_CLIENT_ID`]: "a" },
      { [`${name}_CLIENT_SECRET`]: "a" },
      { [`${name}_CLIENT_ID`]: "a", [`${name}_CLIENT_SECRET`]: "b" },
    ]),
    { DONATE_BANK: "VCB" },
    { DONATE_ACCOUNT: "0123456789" },
    { DONATE_NAME: "NGUYEN VAN A" },
    ...["0123456789", "0123 456 789", "12345", "STK 0123456789"].map((DONATE_ACCOUNT) => ({
      DONATE_BANK: "vietcombank",
      DONATE_ACCOUNT,
    })),
    { DONATE_BANK: "VCBX", DONATE_ACCOUNT: "0123456789" },
    { DONATE_BANK: "970436", DONATE_ACCOUNT: "0123456789", DONATE_NAME: "NGUYỄN VĂN A" },
    { DONATE_BANK: "970436", DONATE_ACCOUNT: "0123456789", DONATE_NAME: "阮文安" },
  ];
  expect([...settingFaults(settings)]).toEqual([]);
  // The name and the value that it was given stand in each answer.
  const answerTo = (one: Record<string, string>) => {
    const told = [...settingFaults({ ...settings, ...one })].join("; ") || "right";
    return Object.entries(one).reduce(
      (text, [name, value]) => text.replace(`${name}: ${JSON.stringify(value)} `, "‹setting› "),
      told,
    );
  };
  expect(linesByAnswer(wrong, answerTo, (one) => JSON.stringify(one))).toMatchSnapshot();
});
