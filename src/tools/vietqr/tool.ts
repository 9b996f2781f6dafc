import { action } from "#core/action.ts";
import { PictureAnswer } from "#core/picture.ts";
import { ok } from "#core/result.ts";
import { NoInput } from "#core/schema.ts";
import { bindCalls, call, tool } from "#core/tool.ts";
import { historyCalls, withHistory } from "#tools/history/calls.ts";
import { banks } from "./bank-list.ts";
import { vietqrSource } from "./history.ts";
import { BankList, TransferContent, TransferPicture } from "./schema.ts";
import ordersCalls from "./orders-calls.ts";
import taskPages from "./task-pages.ts";
import transferCalls, { type Rasterize, sampleTransfer } from "./transfer-calls.ts";
import { drawTransfer, readTransfer } from "./transfer.ts";
import { GenerateAnswer, GenerateInput, QuickLink, VietqrIoBankList } from "./vietqr-io-schema.ts";
import { generateVietqrIo, layoutOf, listVietqrIoBanks, readVietqrIo } from "./vietqr-io.ts";

type VietqrEffects = { readonly rasterize: Rasterize };

const { image, payload } = transferCalls;

export default tool({
  id: "vietqr",
  path: "/vietqr",
  group: "codes",
  icon: "landmark",
  calls: {
    ...historyCalls({
      ...vietqrSource,
      content: TransferContent,
      draw: image,
      sends: image.sends ?? { type: null, reply: ({ picture }) => ({ as: "picture", picture }) },
      sample: { content: sampleTransfer, input: sampleTransfer },
    }),
    banks: call(NoInput, BankList, {
      method: "GET",
      path: "/vietqr/banks",
      limit: "read",
      access: "open",
      address: "none",
      example: {
        answer: {
          data: [
            {
              bin: "970436",
              code: "VCB",
              short_name: "Vietcombank",
              name: "Ngân hàng TMCP Ngoại Thương Việt Nam",
            },
          ],
        },
      },
      run: () => () => ok({ data: banks }),
    }),
    /** The same as vietqr.io has it, for programs that were written for that. */
    banksOfVietqrIo: call(NoInput, VietqrIoBankList, {
      method: "GET",
      path: "/vietqr/v2/banks",
      limit: "read",
      access: "open",
      address: "none",
      plain: ({ code }) => code,
      example: {
        answer: {
          code: "00",
          desc: "Get Bank list successful! Total 68 banks",
          data: [
            {
              id: 17,
              name: "Ngân hàng TMCP Công thương Việt Nam",
              code: "ICB",
              bin: "970415",
              shortName: "VietinBank",
              logo: "",
              transferSupported: 1,
              lookupSupported: 1,
              short_name: "VietinBank",
              support: 3,
              isTransfer: 1,
              swift_code: "ICBVVNVX",
            },
          ],
        },
      },
      run: () => () => ok(listVietqrIoBanks()),
    }),
    generateOfVietqrIo: call(GenerateInput, GenerateAnswer, {
      path: "/vietqr/v2/generate",
      limit: "image",
      access: "open",
      address: "none",
      plain: ({ code }) => code,
      example: {
        body: {
          accountNo: "113366668888",
          accountName: "QUY VAC XIN PHONG CHONG COVID",
          acqId: 970415,
          amount: 79_000,
          addInfo: "Ung Ho Quy Vac Xin",
          template: "compact",
        },
        answer: {
          code: "00",
          desc: "Gen VietQR successful!",
          data: {
            acpId: 970415,
            acqId: "970415",
            accountName: "QUY VAC XIN PHONG CHONG COVID",
            qrCode:
              "00020101021238560010A0000007270126000697041501121133666688880208QRIBFTTA53037045405790005802VN62220818Ung Ho Quy Vac Xin63043ACF",
            qrDataURL: "data:image/png;base64,iVBORw0KGgo=",
          },
        },
      },
      run:
        ({ rasterize }: VietqrEffects) =>
        (input, caller) =>
          generateVietqrIo(input, (svg) => rasterize(svg, caller)),
    }),
    image: withHistory("vietqr", image, (_input, { transfer }) => transfer),
    payload,
    ...ordersCalls,
  },
  besides: ({ rasterize }: VietqrEffects) => ({
    /** `image` for an address of the page, which enters nobody's history. */
    preview: bindCalls({ image }, { rasterize }).image,

    /** The picture at an address of its own, likewise. */
    byAddress: action(TransferPicture, PictureAnswer, "image", async (input, caller) => {
      const text = readTransfer(input);
      if (!text.ok) return text;
      const { template: layout, format } = input;
      return drawTransfer(text.value, { layout, format }, (svg) => rasterize(svg, caller));
    }),

    /** The picture of vietqr.io's quick links. */
    quickLink: action(QuickLink, PictureAnswer, "image", async (input, caller) => {
      const text = readVietqrIo({ ...input, info: input.addInfo, name: input.accountName });
      if (!text.ok) return text;
      const { template, format } = input;
      return drawTransfer(text.value, { layout: layoutOf(template), format }, (svg) =>
        rasterize(svg, caller),
      );
    }),
  }),
  tasks: taskPages,
});
