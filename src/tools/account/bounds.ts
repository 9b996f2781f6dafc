export const maxKeys = 10;
export const maxKeyNameLength = 60;
