import { Film } from "../../components/pictures/film.tsx";
import { Section } from "../../components/section/section.tsx";
import type { Video as VideoContent } from "../../content.gen.ts";
import type { BlockProps } from "../block-props.ts";

export function Video({ block, labels }: BlockProps<VideoContent>) {
  return (
    <Section head={block}>
      <Film video={block.video} image={block.image} name={block.title} labels={labels} />
    </Section>
  );
}
