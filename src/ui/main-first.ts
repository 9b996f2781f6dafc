/** Names with the one first that a page is for, whose button is then the form's main one. */
export const mainFirst = <Name extends string>(
  names: readonly Name[],
  main: string | undefined,
): readonly Name[] => [...names].sort((one, other) => Number(other === main) - Number(one === main));
