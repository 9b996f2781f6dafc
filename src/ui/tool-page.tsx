import { Icon } from "./icon.tsx";
import { type ReactNode, useContext } from "react";
import type { ToolId } from "#tools/registry.ts";
import { localPath } from "#core/pages.ts";
import type { TaskTexts } from "#core/tool.ts";
import { deviceTools, pathOf, relatedTo } from "#tools/catalog.ts";
import { type Lang, type Localize, localizer } from "#core/i18n.ts";
import { ToolCommand } from "./command-line.ts";
import { Facts } from "./facts.tsx";
import { RenderOnce } from "./render-once.ts";
import { ToolCards } from "./tool-cards.tsx";
import { SignInTexts } from "./sign-in-texts.ts";
import { type ShownTasks, ToolTasks } from "./tool-tasks.ts";

type ToolAndLang = { readonly id: ToolId; readonly lang: Lang };

const questionNumbers = [1, 2, 3] as const;

function ToolQuestions({ id, t }: { id: ToolId; t: Localize }) {
  return (
    <>
      <h2 id="questions">{t("tool.questions")}</h2>
      <p>{t(`${id}.intro`)}</p>
      {questionNumbers.map((number) => (
        <Question key={number} question={t(`${id}.faq.${number}.q`)} answer={t(`${id}.faq.${number}.a`)} />
      ))}
    </>
  );
}

function TaskQuestions({ lang, faq }: { lang: Lang; faq: TaskTexts["faq"] }) {
  return (
    <>
      <h2 id="questions">{localizer(lang)("tool.questions")}</h2>
      {faq.map(([question, answer]) => (
        <Question key={question} question={question} answer={answer} />
      ))}
    </>
  );
}

const Question = ({ question, answer }: { question: string; answer: string }) => (
  <details className="question" property="mainEntity" typeof="Question">
    <summary>
      <h3 property="name">{question}</h3>
    </summary>
    <div property="acceptedAnswer" typeof="Answer">
      <p property="text">{answer}</p>
    </div>
  </details>
);

/** The tasks that people search for: all of the tool's on its own page, the next ones on the page of one. */
function TaskLinks({ id, lang, tasks }: ToolAndLang & { tasks: ShownTasks }) {
  const t = localizer(lang);
  return (
    <nav className="related" aria-labelledby="tasks">
      <h2 id="tasks">{t("tool.tasks", { tool: t(`${id}.short`) })}</h2>
      <ul className="tasks">
        {tasks.own && (
          <li>
            <a href={localPath(pathOf(id), lang)}>{t(`${id}.label`)}</a>
          </li>
        )}
        {tasks.links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function RelatedTools({ id, lang }: ToolAndLang) {
  return (
    <>
      <h2 id="related">{localizer(lang)("tool.related")}</h2>
      <ToolCards lang={lang} tools={relatedTo(id)} />
    </>
  );
}

const TaskExample = ({ caption, facts }: NonNullable<TaskTexts["example"]>) => (
  <Facts caption={caption} facts={facts.map(([label, value]) => ({ label, value }))} />
);

/** What every tool's page has around the tool: what becomes of the input, questions, an example, and where to go on. */
export function ToolPage({
  id,
  lang,
  children,
  example,
}: ToolAndLang & {
  /** The tool itself. */
  children: ReactNode;
  /** A worked example, already computed, where the page does not open with one. */
  example?: ReactNode;
}) {
  const canSignIn = useContext(SignInTexts);
  const t = localizer(lang, { canSignIn });
  const command = useContext(ToolCommand);
  const once = useContext(RenderOnce);
  const tasks = useContext(ToolTasks);
  const own = tasks?.own ?? null;
  const questions = own
    ? once(`questions ${id} ${lang} ${own.slug}`, <TaskQuestions lang={lang} faq={own.texts.faq} />)
    : once(`questions ${id} ${lang} ${canSignIn}`, <ToolQuestions id={id} t={t} />);
  const shownExample = own ? own.texts.example && <TaskExample {...own.texts.example} /> : example;
  return (
    <>
      {children}
      <p
        className="privacy-note"
        data-on-device={deviceTools.some((tool) => tool.id === id) ? "" : undefined}
      >
        <Icon name="shield-check" />
        {t(`${id}.privacy`)}
      </p>
      <div className="beside">
        <section
          className="prose"
          aria-labelledby="questions"
          vocab="https://schema.org/"
          typeof="FAQPage"
          // oxlint-disable-next-line react/no-danger -- React's own markup
          dangerouslySetInnerHTML={{ __html: questions }}
        />
        <div>
          <section className="prose" aria-labelledby="command">
            <h2 id="command">{t("tool.command")}</h2>
            {command}
            <p>
              <a href={`${localPath(pathOf("api"), lang)}?tab=${id}`}>{t("api.tool")}</a>
            </p>
          </section>
          {shownExample && (
            <section className="prose" aria-labelledby="example">
              <h2 id="example">{t("tool.example")}</h2>
              {shownExample}
            </section>
          )}
        </div>
      </div>
      {tasks && <TaskLinks id={id} lang={lang} tasks={tasks} />}
      <nav
        className="related"
        aria-labelledby="related"
        // oxlint-disable-next-line react/no-danger -- React's own markup
        dangerouslySetInnerHTML={{
          __html: once(`related ${id} ${lang}`, <RelatedTools id={id} lang={lang} />),
        }}
      />
    </>
  );
}
