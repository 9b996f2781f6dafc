import { expect, test } from "bun:test";
import { type CallState, type AnswerOutcome, createAnswerOrder } from "#client/answer-order.ts";
import { seededNumbers } from "#tests/support/samples/seeded-numbers.ts";

type Shown = Pick<CallState<number>, "answer" | "isBusy" | "isStale">;

/** What was asked for, in the order of its asking; `end` brings its answer, whenever that is. */
type Ask = { readonly kind: "press" | "edit"; readonly number: number; readonly end: () => void };

const settled = () => new Promise((resolve) => setImmediate(resolve));

const outcomeOf = (answer: number | null): AnswerOutcome<number> => ({
  answer,
  problem: null,
  notes: {},
  place: "device",
  body: {},
});

/** A form whose answers come when they are told to; `told` are the presses whose end was told, shown or not. */
function startForm() {
  let shown: Shown = { answer: 0, isBusy: false, isStale: false };
  const history: number[] = [];
  const told: number[] = [];
  const order = createAnswerOrder<number>((change) => {
    shown = { ...shown, ...change };
    if (typeof change.answer === "number") history.push(change.answer);
  });
  return {
    shown: () => shown,
    history,
    told,
    press: (number: number): Ask => {
      const { promise, resolve } = Promise.withResolvers<AnswerOutcome<number>>();
      void order.press(() => promise).then((ended) => ended && told.push(number));
      return { kind: "press", number, end: () => resolve(outcomeOf(number)) };
    },
    edit: (number: number, isLeftToServer: boolean): Ask => {
      const { promise, resolve } = Promise.withResolvers<AnswerOutcome<number> | null>();
      void order.edit(() => promise);
      return { kind: "edit", number, end: () => resolve(isLeftToServer ? null : outcomeOf(number)) };
    },
    renew: (number: number): Ask => {
      const { promise, resolve } = Promise.withResolvers<AnswerOutcome<number>>();
      void order.again(() => promise);
      return { kind: "edit", number, end: () => resolve(outcomeOf(number)) };
    },
    giveUp: () => order.replace({}),
  };
}

test("whatever the order of presses, edits, giving up and answers, what stands there is of the latest asked for", async () => {
  const numbers = seededNumbers(20_261_123);
  const random = () => numbers() / 2 ** 32;
  const chance = (share: number) => random() < share;
  for (let round = 0; round < 400; round += 1) {
    const form = startForm();
    const waiting: Ask[] = [];
    /** The rule, kept by the test itself: the latest ask, and what the form shows by it. */
    let latest: { number: number; isEnded: boolean } | null = null;
    let expected = 0;
    let isStale = false;
    for (let number = 1; number <= 12 || waiting.length > 0; number += 1) {
      if (number <= 12 && chance(0.6)) {
        if (chance(0.2)) {
          form.giveUp();
          latest = null;
        } else {
          const isPress = chance(0.5);
          const isLeft = !isPress && chance(0.3);
          const ask = isPress ? form.press(number) : form.edit(isLeft ? -number : number, isLeft);
          waiting.push(ask);
          latest = { number: ask.number, isEnded: false };
        }
      } else {
        const [ask] = waiting.splice(Math.floor(random() * waiting.length), 1);
        ask?.end();
        if (ask && latest?.number === ask.number) {
          latest.isEnded = true;
          isStale = ask.number < 0;
          if (!isStale) expected = ask.number;
        }
      }
      await settled();
      expect([round, number, form.shown().answer, form.shown().isStale]).toEqual([
        round,
        number,
        expected,
        isStale,
      ]);
      if (latest === null || latest.isEnded) expect(form.shown().isBusy).toBe(false);
    }
    expect(form.history).toEqual([...form.history].sort((a, b) => a - b));
  }
});

test("an edit that comes to nothing leaves the answer what it is by then", async () => {
  const order: string[] = [];
  const form = createAnswerOrder<number>(({ isStale }) => order.push(String(isStale)));
  let isStale = true;
  await form.edit(
    async () => null,
    () => isStale,
  );
  isStale = false;
  await form.edit(
    async () => null,
    () => isStale,
  );
  expect(order).toEqual(["true", "false"]);
});

test("a press that an edit has overtaken is told and not shown, since the server may have kept it", async () => {
  const form = startForm();
  const press = form.press(1);
  const edit = form.edit(2, false);
  press.end();
  await settled();
  expect([form.told, form.shown().answer]).toEqual([[1], 0]);
  edit.end();
  await settled();
  expect([form.history, form.shown().isBusy]).toEqual([[2], false]);
});

test("giving up ends a press at once, and what it comes to afterwards is nobody's", async () => {
  const form = startForm();
  const press = form.press(1);
  form.giveUp();
  await settled();
  expect(form.shown().isBusy).toBe(false);
  press.end();
  await settled();
  expect([form.history, form.told]).toEqual([[], []]);
});

test("an answer that the clock renews gives way to whatever is asked for meanwhile", async () => {
  const form = startForm();
  const renewal = form.renew(1);
  const edit = form.edit(2, false);
  renewal.end();
  edit.end();
  await settled();
  expect(form.history).toEqual([2]);
});
