export function ProfileText({ title, text }: { title?: string; text: string }) {
  return (
    <div className="grid gap-2">
      {title && <h3 className="font-semibold">{title}</h3>}
      <p className="max-w-prose whitespace-pre-line">{text}</p>
    </div>
  );
}

export function ProfileList({ title, items }: { title?: string; items: readonly string[] }) {
  return (
    <div className="grid content-start gap-2">
      {title && <h3 className="font-semibold">{title}</h3>}
      <ul className="grid list-disc gap-2 pl-5 marker:text-mind">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
