import { createContext } from "react";

/** Whether this installation's texts may speak of signing in. */
export const SignInTexts = createContext(false);
