const SIZES = { sm: 64, md: 96 } as const;
const CLASSES = { sm: 'size-16', md: 'size-24' } as const;

interface PictureProps {
  src: string;
  /** Empty when the name is shown next to it. */
  alt: string;
  size?: keyof typeof SIZES;
}

/** The picture of a face, with a fixed size to avoid layout shifts. */
export function Picture({ src, alt, size = 'sm' }: PictureProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={SIZES[size]}
      height={SIZES[size]}
      className={`shrink-0 rounded-2xl bg-surface-2 ${CLASSES[size]}`}
    />
  );
}
