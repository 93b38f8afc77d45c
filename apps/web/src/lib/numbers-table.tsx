import type { ReactNode } from 'react';

interface NumbersTableProps {
  /** What opens the table. */
  label: string;
  caption: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** The figures of a chart as a table, behind a tap. */
export function NumbersTable({ label, caption, columns, rows }: NumbersTableProps) {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-medium text-primary text-sm">
        {label}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard, too */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={`${caption}: ${label}`}>
        <table className="w-full text-left text-sm tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="whitespace-nowrap py-2 pr-4 font-medium">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [first, ...rest] }) => (
              <tr key={key} className="border-line border-t">
                <th scope="row" className="wrap-normal min-w-28 py-2 pr-4 font-normal">
                  {first}
                </th>
                {rest.map((cell, at) => (
                  // Relative, so that hidden texts in it scroll with the table and do not widen the page.
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
                  <td key={at} className="relative whitespace-nowrap py-2 pr-4">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
