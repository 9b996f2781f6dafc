import { langOfText } from "#core/vietnamese.ts";
import { type ReactNode, memo } from "react";
import type { Texts } from "#core/i18n.ts";
import { visibleText } from "#core/visible-text.ts";
import { CopyButton, type copyTexts } from "#ui/copy-button.tsx";
import { type MarkdownBlock, parseMarkdown } from "./blocks.ts";
import type { MarkdownInline } from "./inline.ts";

type CodeCopyTexts = Texts<(typeof copyTexts)[number]>;

type MarkdownProps = {
  readonly text: string;
  readonly texts: CodeCopyTexts;
};

/**
 * Markdown as React elements: no HTML of the author's, links to the web and to mail only. Headings begin below
 * the page's own `h2`.
 */
export const Markdown = memo(function Markdown({ text, texts }: MarkdownProps) {
  const markdownBlocks = parseMarkdown(visibleText(text));
  return (
    <div className="markdown" lang={langOfText(text)}>
      {renderBlocks(markdownBlocks, texts)}
    </div>
  );
});

const inlineTags = { em: "em", strong: "strong", del: "del" } as const;

const renderInline = (nodes: readonly MarkdownInline[]): ReactNode[] =>
  nodes.map((inlineNode, key) => {
    switch (inlineNode.kind) {
      case "text":
        return inlineNode.text;
      case "code":
        return <code key={key}>{inlineNode.text}</code>;
      case "break":
        return <br key={key} />;
      case "link":
        return (
          <a key={key} href={inlineNode.href} target="_blank" rel="noopener noreferrer nofollow">
            {renderInline(inlineNode.children)}
          </a>
        );
      default: {
        const Tag = inlineTags[inlineNode.kind];
        return <Tag key={key}>{renderInline(inlineNode.children)}</Tag>;
      }
    }
  });

/** Headings in outline order: each is at most one below the one it belongs to, whatever the author skipped. */
function headingDepths(markdownBlocks: readonly MarkdownBlock[]): Map<MarkdownBlock, number> {
  const above: number[] = [];
  const depths = new Map<MarkdownBlock, number>();
  for (const markdownBlock of markdownBlocks) {
    if (markdownBlock.kind !== "heading") continue;
    while ((above.at(-1) ?? 0) >= markdownBlock.level) above.pop();
    above.push(markdownBlock.level);
    depths.set(markdownBlock, above.length);
  }
  return depths;
}

const headings = ["h3", "h4", "h5", "h6"] as const;

function renderBlocks(markdownBlocks: readonly MarkdownBlock[], texts: CodeCopyTexts): ReactNode[] {
  const depths = headingDepths(markdownBlocks);
  return markdownBlocks.map((markdownBlock, key) => {
    switch (markdownBlock.kind) {
      case "paragraph":
        return <p key={key}>{renderInline(markdownBlock.children)}</p>;
      case "heading": {
        const Tag = headings[(depths.get(markdownBlock) ?? 1) - 1] ?? "h6";
        return <Tag key={key}>{renderInline(markdownBlock.children)}</Tag>;
      }
      case "code":
        return (
          <figure key={key} className="code-block">
            <figcaption>
              <span>{markdownBlock.language}</span>
              <CopyButton text={markdownBlock.text} texts={texts} />
            </figcaption>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard */}
            <pre tabIndex={0}>
              <code>{markdownBlock.text}</code>
            </pre>
          </figure>
        );
      case "quote":
        return <blockquote key={key}>{renderBlocks(markdownBlock.children, texts)}</blockquote>;
      case "list":
        return <MarkdownList key={key} block={markdownBlock} texts={texts} />;
      case "table":
        return <Table key={key} block={markdownBlock} />;
      default:
        return <hr key={key} />;
    }
  });
}

function MarkdownList({
  block,
  texts,
}: {
  block: Extract<MarkdownBlock, { kind: "list" }>;
  texts: CodeCopyTexts;
}) {
  const listItems = block.items.map((listItem, key) => <li key={key}>{renderListItem(listItem, texts)}</li>);
  return block.start === null ? <ul>{listItems}</ul> : <ol start={block.start}>{listItems}</ol>;
}

/** An item's only paragraph stands in the item itself. */
function renderListItem(itemBlocks: readonly MarkdownBlock[], texts: CodeCopyTexts): ReactNode {
  const [firstBlock, ...otherBlocks] = itemBlocks;
  if (firstBlock?.kind !== "paragraph" || otherBlocks.some(({ kind }) => kind === "paragraph")) {
    return renderBlocks(itemBlocks, texts);
  }
  return [...renderInline(firstBlock.children), ...renderBlocks(otherBlocks, texts)];
}

function Table({ block }: { block: Extract<MarkdownBlock, { kind: "table" }> }) {
  const alignmentOf = (columnIndex: number) => block.alignments[columnIndex] ?? undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
    <div className="table-scroll" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {block.head.map((headCell, columnIndex) => (
              <th key={columnIndex} scope="col" data-align={alignmentOf(columnIndex)}>
                {renderInline(headCell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((tableRow, key) => (
            <tr key={key}>
              {tableRow.map((tableCell, columnIndex) => (
                <td key={columnIndex} data-align={alignmentOf(columnIndex)}>
                  {renderInline(tableCell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
