/** In UTF-16 units, as form fields count them. */
export const maxTextLength = 5000;
