import type { IslandTexts } from "#core/i18n.ts";
import { browsers, deviceKinds, properNames, systems } from "#tools/user-agent/schema.ts";
import userAgent from "#tools/user-agent/tool.ts";
import { declaredFields } from "#ui/declared-field.tsx";
import { type FieldsProps, Select, fieldsOf } from "#ui/field.tsx";

/** What a User-Agent is to be of, and how many there are to be. */
export function UserAgentFields(form: FieldsProps<keyof IslandTexts<"user-agent">>) {
  const { texts } = form;
  const field = fieldsOf(form);
  const any = { value: "", label: texts["user-agent.any"] };
  const named = (name: keyof typeof properNames) => ({ value: name, label: properNames[name] });
  return (
    <div className="grid pairs">
      <Select
        texts={texts}
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
        texts={texts}
        label={texts["user-agent.system"]}
        {...field("system")}
        options={[any, ...systems.map(named)]}
      />
      <Select
        texts={texts}
        label={texts["user-agent.browser"]}
        {...field("browser")}
        options={[any, ...browsers.map(named)]}
      />
      {declaredFields(userAgent, userAgent.calls.random, form)("count")}
    </div>
  );
}
