import { type ReactNode, memo } from "react";
import type { Texts } from "../../core/i18n.ts";
import { visibleText } from "../../core/visible-text.ts";
import { CopyButton, type copyTexts } from "../copy-button.tsx";
import { type Block, parseMarkdown } from "./blocks.ts";
import type { Inline } from "./inline-tree.ts";

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
  const blocks = parseMarkdown(visibleText(text));
  return <div className="markdown">{renderBlocks(blocks, texts)}</div>;
});

const inlineTags = { em: "em", strong: "strong", del: "del" } as const;

const renderInline = (nodes: readonly Inline[]): ReactNode[] =>
  nodes.map((node, key) => {
    switch (node.kind) {
      case "text":
        return node.text;
      case "code":
        return <code key={key}>{node.text}</code>;
      case "break":
        return <br key={key} />;
      case "link":
        return (
          <a key={key} href={node.href} target="_blank" rel="noopener noreferrer nofollow">
            {renderInline(node.children)}
          </a>
        );
      default: {
        const Tag = inlineTags[node.kind];
        return <Tag key={key}>{renderInline(node.children)}</Tag>;
      }
    }
  });

/** Headings in outline order: each is at most one below the one it belongs to, whatever the author skipped. */
function headingDepths(blocks: readonly Block[]): Map<Block, number> {
  const above: number[] = [];
  const depths = new Map<Block, number>();
  for (const block of blocks) {
    if (block.kind !== "heading") continue;
    while ((above.at(-1) ?? 0) >= block.level) above.pop();
    above.push(block.level);
    depths.set(block, above.length);
  }
  return depths;
}

const headings = ["h3", "h4", "h5", "h6"] as const;

function renderBlocks(blocks: readonly Block[], texts: CodeCopyTexts): ReactNode[] {
  const depths = headingDepths(blocks);
  return blocks.map((block, key) => {
    switch (block.kind) {
      case "paragraph":
        return <p key={key}>{renderInline(block.children)}</p>;
      case "heading": {
        const Tag = headings[(depths.get(block) ?? 1) - 1] ?? "h6";
        return <Tag key={key}>{renderInline(block.children)}</Tag>;
      }
      case "code":
        return (
          <figure key={key} className="code-block">
            <figcaption>
              <span>{block.language}</span>
              <CopyButton text={block.text} texts={texts} />
            </figcaption>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard */}
            <pre tabIndex={0}>
              <code>{block.text}</code>
            </pre>
          </figure>
        );
      case "quote":
        return <blockquote key={key}>{renderBlocks(block.children, texts)}</blockquote>;
      case "list":
        return <MarkdownList key={key} block={block} texts={texts} />;
      case "table":
        return <Table key={key} block={block} />;
      default:
        return <hr key={key} />;
    }
  });
}

function MarkdownList({ block, texts }: { block: Extract<Block, { kind: "list" }>; texts: CodeCopyTexts }) {
  const items = block.items.map((item, key) => <li key={key}>{renderListItem(item, texts)}</li>);
  return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
}

/** An item's only paragraph stands in the item itself. */
function renderListItem(blocks: readonly Block[], texts: CodeCopyTexts): ReactNode {
  const [first, ...rest] = blocks;
  if (first?.kind !== "paragraph" || rest.some(({ kind }) => kind === "paragraph")) {
    return renderBlocks(blocks, texts);
  }
  return [...renderInline(first.children), ...renderBlocks(rest, texts)];
}

function Table({ block }: { block: Extract<Block, { kind: "table" }> }) {
  const alignmentOf = (column: number) => block.alignments[column] ?? undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
    <div className="table-scroll" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {block.head.map((cell, column) => (
              <th key={column} scope="col" data-align={alignmentOf(column)}>
                {renderInline(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, key) => (
            <tr key={key}>
              {row.map((cell, column) => (
                <td key={column} data-align={alignmentOf(column)}>
                  {renderInline(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
