import { test } from "bun:test";
import { tools } from "#tools/catalog.ts";
import { newerNames, refuseStorage, takeAway } from "#tests/support/people/old-browser.ts";
import { expectAnswers } from "#tests/support/people/use-tools.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

const product = await sharedProduct();

const all = tools.map(({ id }) => id);
const names = newerNames();

test("every tool answers in a browser of 2020", () =>
  expectAnswers(product.url, all, (page) => page.addInitScript(takeAway, names)));

test("every tool answers where all cookies and storage are blocked", () =>
  expectAnswers(product.url, all, (page) => page.addInitScript(refuseStorage)));
