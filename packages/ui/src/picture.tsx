const SIZES = { sm: 64, md: 96 } as const;
const CLASSES = { sm: 'size-16', md: 'size-24' } as const;

interface PictureProps {
  src: string;
  /** Empty when the name stands beside it. */
  alt: string;
  size?: keyof typeof SIZES;
}

/** A face in its frame; the frame has its size before the picture comes. */
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
