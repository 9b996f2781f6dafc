import type { DataDeletionActions } from "#tools/data-deletion/actions.ts";
import { endpoint } from "./endpoint.ts";

export const dataDeletionApi = ({ request }: DataDeletionActions) => [
  endpoint({
    method: "POST",
    path: "/data-deletion",
    summary: "Ask for the deletion of one's data; it is recorded and confirmed with a code",
    problems: ["storage_full"],
    action: request,
    example: { body: { email: "a@example.com" }, answer: { confirmation_code: "K7QM-2XWD-9HTR" } },
  }),
];
