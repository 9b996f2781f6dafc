import { userAgentCounts } from "../tools/user-agent/bounds.ts";
import { browsers, deviceKinds, properNames, systems } from "../tools/user-agent/names.ts";
import { type FieldsProps, NumberInput, Select, fieldsOf } from "./field.tsx";

/** What a device, its system and its browser are called. */
export const userAgentNameTexts = [
  "user-agent.browser",
  "user-agent.system",
  "user-agent.device",
  "user-agent.device.desktop",
  "user-agent.device.mobile",
  "user-agent.device.phone",
  "user-agent.device.tablet",
  "user-agent.device.tv",
] as const;

export const userAgentFieldTexts = ["user-agent.any", "user-agent.count", ...userAgentNameTexts] as const;

/** What a User-Agent is to be of, and how many there are to be. */
export function UserAgentFields({
  values,
  problem,
  texts,
}: FieldsProps<(typeof userAgentFieldTexts)[number]>) {
  const field = fieldsOf({ values, problem });
  const any = { value: "", label: texts["user-agent.any"] };
  const named = (name: keyof typeof properNames) => ({ value: name, label: properNames[name] });
  return (
    <div className="grid pairs">
      <Select
        label={texts["user-agent.device"]}
        {...field("device")}
        options={[
          any,
          ...deviceKinds.map((value) => ({
            value,
            label: texts[`user-agent.device.${value}`],
          })),
        ]}
      />
      <Select
        label={texts["user-agent.system"]}
        {...field("system")}
        options={[any, ...systems.map(named)]}
      />
      <Select
        label={texts["user-agent.browser"]}
        {...field("browser")}
        options={[any, ...browsers.map(named)]}
      />
      <NumberInput label={texts["user-agent.count"]} range={userAgentCounts} {...field("count")} />
    </div>
  );
}
