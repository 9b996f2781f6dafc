/** Where nobody listens: names that a test gives no server for are refused at once, on this machine. */
export const nobody = "127.0.0.1:1";
