/** More than any spelling of an address has. */
export const maxIpLength = 100;
