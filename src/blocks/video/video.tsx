import { type BlockProps, Section } from "../../block.ts";
import { Film } from "../../components/pictures/film.tsx";
import type { Video as VideoContent } from "../../content.gen.ts";

export function Video({ block, labels }: BlockProps<VideoContent>) {
  return (
    <Section head={block}>
      <Film video={block.video} image={block.image} name={block.title ?? block.image?.alt} labels={labels} />
    </Section>
  );
}
