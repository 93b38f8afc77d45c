export function List({ items, ordered = false }: { items: readonly string[]; ordered?: boolean }) {
  const Tag = ordered ? 'ol' : 'ul';
  const marks = ordered ? 'list-decimal marker:font-semibold' : 'list-disc';
  return (
    <Tag className={`grid max-w-prose gap-2 pl-5 marker:text-primary ${marks}`}>
      {items.map((item) => (
        <li key={item} className="pl-1">
          {item}
        </li>
      ))}
    </Tag>
  );
}

export function Paragraph({ children }: { children: string }) {
  return <p className="max-w-prose whitespace-pre-line">{children}</p>;
}
