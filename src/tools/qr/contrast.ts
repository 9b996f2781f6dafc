/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2, "relative luminance"). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((channelStart) => {
    const channel = Number.parseInt(colour.slice(channelStart, channelStart + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const minRatio = 4;

/**
 * What may keep a camera from reading a code in these colours: too little contrast, or light modules on a dark
 * ground, which many readers do not know.
 */
export function contrastFault({ dark, light }: { dark: string; light: string }): "weak" | "inverted" | null {
  const [darkLuminance, lightLuminance] = [luminance(dark), luminance(light)];
  const ratio =
    (Math.max(darkLuminance, lightLuminance) + 0.05) / (Math.min(darkLuminance, lightLuminance) + 0.05);
  if (ratio < minRatio) return "weak";
  return darkLuminance > lightLuminance ? "inverted" : null;
}
