/** A photograph in several sizes and formats (tools/photos). */
export interface Photo {
  /** Address of the files without width and ending, such as `/assets/photos/1a2b3c4d`. */
  address: string;
  /** Widths of the files in pixels, the smallest first. */
  widths: number[];
  /** Height of the largest file in pixels. */
  height: number;
}

interface PhotoProps {
  photo: Photo;
  alt: string;
  sizes?: string;
  eager?: boolean;
  className?: string;
}

/** The address of a photograph's largest JPEG. */
export function largestFile({ address, widths }: Photo): string {
  return `${address}-${widths.at(-1)}.jpg`;
}

/** A photograph. The browser loads the file that suits the screen. */
export function Photo({ photo, alt, sizes, eager, className }: PhotoProps) {
  const { widths, height } = photo;
  const width = widths.at(-1) ?? 0;
  const fileOf = (each: number, ending: string) => `${photo.address}-${each}.${ending}`;
  const all = (ending: string) =>
    widths.map((each) => `${fileOf(each, ending)} ${each}w`).join(', ');
  return (
    <picture className="cobogo-photo">
      <source type="image/avif" srcSet={all('avif')} sizes={sizes} />
      <img
        alt={alt}
        className={className}
        width={width}
        height={height}
        decoding="async"
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        sizes={sizes}
        srcSet={all('jpg')}
        src={largestFile(photo)}
      />
    </picture>
  );
}
