import { PictureAnswer } from "../core/picture.ts";
import type { HistoryActions } from "../tools/history/actions.ts";
import type { HistoryKind } from "../tools/history/names.ts";
import { type ApiRequest, type Endpoint, endpoint } from "./endpoint.ts";
import { replyFile } from "./reply.ts";

const id = "V1StGXR8_Z5jdHi6B-myT";

type HistorySample = { readonly content: unknown; readonly input: object };

const sampleItem = (path: string, historySample: HistorySample) => ({
  id,
  ...historySample,
  form: historySample.input,
  image_url: `/api${path}/${id}/image`,
  created_at: "2026-11-21T07:00:00.000Z",
});

/** The calls of one tool's history; `replyDrawn` answers with the picture that its action draws. */
export const historyApi = <Drawn>(
  historyKind: HistoryKind,
  { list, picture, remove, clear, exportData }: HistoryActions<Drawn>,
  replyDrawn: (drawn: Drawn, apiRequest: ApiRequest) => Response,
  historySample: HistorySample,
): Endpoint[] => {
  const path = `/${historyKind}/history`;
  const exampleItem = sampleItem(path, historySample);
  const ownedCall = { signIn: true, scope: "history", produces: "application/json" } as const;
  return [
    endpoint({
      ...ownedCall,
      method: "GET",
      path,
      summary: "What the user made, newest first; `next` is the cursor of the following page",
      action: list,
      example: { answer: { data: [exampleItem], next: null } },
    }),
    endpoint({
      ...ownedCall,
      method: "DELETE",
      path,
      summary: "Delete the whole history",
      action: clear,
      example: { answer: { success: true } },
    }),
    endpoint({
      ...ownedCall,
      method: "GET",
      path: `${path}/export`,
      summary: "The whole history as a file",
      action: exportData,
      reply: replyFile(`${historyKind}-history.json`),
      example: { answer: { data: [exampleItem] } },
    }),
    endpoint({
      ...ownedCall,
      method: "DELETE",
      path: `${path}/{id}`,
      summary: "Delete one entry",
      action: remove,
      example: { answer: { success: true } },
    }),
    endpoint({
      ...ownedCall,
      method: "GET",
      path: `${path}/{id}/image`,
      summary: "The picture of one entry, to its owner alone",
      action: picture,
      output: PictureAnswer,
      reply: replyDrawn,
      produces: "image/png",
    }),
  ];
};
