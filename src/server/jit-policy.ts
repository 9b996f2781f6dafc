/** As many times more often than usual must a function run before it is compiled. */
const startScale = 1000;

/** A start runs nearly all of its code once: what is compiled for it costs a tenth of its work, and 4 MB. */
export const delayCompiling = (): void => Bun.unsafe.setJITPolicy(startScale);

/** To be called once the start is over. */
export const compileAsUsual = (): void => Bun.unsafe.setJITPolicy(1);
