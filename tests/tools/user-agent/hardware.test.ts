import { expect, test } from "bun:test";
import { describeUserAgent } from "../../../src/tools/user-agent/read.ts";

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
