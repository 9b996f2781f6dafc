import { expect, test } from "bun:test";
import { describeUserAgent, deviceIn } from "#tools/user-agent/read.ts";

const series =
  "smart tv,android box,stb,x96,x98,h96,t95,tx3,mxq,m8s,a95x,hk1,q plus,tanix,zidoo,formuler,led40,uhd,43pus7506";

test.each(series.split(","))(
  "a set or box of the series %s is a television, however its text is spaced, unless it is mobile",
  (name) => {
    const texts = [
      `Linux; Android 11; ${name} Build/A`,
      `Linux;Android 11;${name};wv`,
      `Linux; Android 9; MODEL ${name}`,
    ];
    const devices = texts.map(
      (text) =>
        describeUserAgent(`Mozilla/5.0 (${text}) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36`).device,
    );
    expect(devices).toEqual(["tv", "tv", "tv"]);
    const phone = `Mozilla/5.0 (${texts[0]}) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36`;
    if (!/tv/.test(name)) expect(describeUserAgent(phone).device).toBe("phone");
  },
);

const words = {
  tv: "smart-tv smarttv smart-atv smartatv SmartTV2019 hbbtv web0s netcast googletv androidtv appletv AppleTV11,1 roku Roku9 bravia viera crkey chromecast MiTV-AXSO0 MIBOX4 aftb AFTMM AFTKA1 dtv ce-html nettv NetRange2 InettvBrowser vidaa tbrowser kreatv omi SonyDTV",
  tablet:
    "ipad iPad13,4 playbook kindle nook tab apad sm-t510 SM-X906B sm-p200 GT-P5110 kfmawi KFOTWI tb-8505f TB3-X70F tb310fu bah-w09 BAH3-L09 kob2-w09 agr-al09 sht-w09 jdn2-w09 MediaPad xiaomi-tablet",
  phone:
    "iphone ipod iemobile midp cldc up.browser maui j2me symbian SymbianOS series60 series40 blackberry BlackBerry9900 bb10 kaios netfront wap-browser wapbrowser iPhone_OS",
  desktop:
    "win98 win95 win9x win10 win11 macintosh MacBookPro18,1 iMac iMac20,1 x11 cros beos haiku amigaos desktop Windows/10",
} as const;

test.each(Object.entries(words))(
  "each of the words that stand for a %s does, by itself and in capitals",
  (device, list) => {
    const spaced = { tv: ["google tv", "android tv", "apple tv", "shield android", "opera tv", "tv safari"] };
    const all = [...list.split(" "), ...(device === "tv" ? spaced.tv : [])];
    const wrong = all.filter((word) => {
      const texts = [`Mozilla/5.0 (${word}) A/1.0`, `Mozilla/5.0 (B; ${word}; C)`];
      if (!/_|Windows\/|DTV|Darwin/.test(word)) texts.push(`Mozilla/5.0 (${word.toUpperCase()})`);
      return texts.some((text) => deviceIn(text) !== device);
    });
    expect(wrong).toEqual([]);
  },
);

test("a word inside another one stands for nothing", () => {
  for (const word of ["atab", "tabs", "xiphone", "ipodder", "x11r6", "haikus", "keypadphone", "thinkpad"])
    expect([word, deviceIn(`Mozilla/5.0 (${word})`)]).toEqual([word, null]);
});
