import { type BlockProps, Paragraph, Section } from "../../block.ts";
import { detailsClass } from "../../components/shared-classes.ts";
import { DataTable } from "../../components/tables/data-table.tsx";
import type { Chart as ChartContent } from "../../content.gen.ts";
import type { ChartDrawing } from "../../content-values.ts";
import styles from "./chart.module.css";
import barStyles from "./chart-bars.module.css";
import lineStyles from "./chart-lines.module.css";

/** The drawing is hidden from screen readers: all numbers are in the table below it. */
export function Chart({ block, labels }: BlockProps<ChartContent>) {
  const { title, chart, caption, source } = block;
  const { table, series } = chart;
  const name = caption ?? title;
  const isTold = series.length > 1 || chart.kind === "part-of-whole";
  return (
    <Section head={block}>
      <figure className="stack">
        {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
        <div className={`stack ${styles.drawing}`} aria-hidden="true">
          {isTold && <Legend series={series} isOfLines={chart.kind === "line"} />}
          {chart.rows && <Bars rows={chart.rows} ticks={chart.ticks} isCut={chart.kind !== "bar"} />}
          {chart.lines && <Lines lines={chart.lines} ticks={chart.ticks} marks={chart.marks} />}
        </div>
        <details className={`${detailsClass} ${styles.figures}`}>
          <summary>
            {labels.figures}
            {name !== undefined && <span className="visually-hidden">: {name}</span>}
          </summary>
          <DataTable
            name={name}
            caption={undefined}
            corner={table.corner || undefined}
            columns={table.columns.map((head) => ({
              head: head || (name ?? labels.figures),
              align: "end",
            }))}
            groups={[{ items: table.items }]}
            labels={labels}
          />
        </details>
        <Paragraph text={source} className="small" />
      </figure>
    </Section>
  );
}

const colours = ["accent", "ink", "soft"] as const;

/** Series also differ in pattern, so that colour is not the only cue. */
const stripes = [undefined, "2 4", "10 3", "4 2 1 2", undefined, "1 6"];
const dashes = [undefined, "2 5", "10 5", "12 4 2 4", undefined, "1 9"];

const colourOf = (series: number) => styles[colours[series % 3] ?? ""];

function stripeLook(series: number) {
  return { className: `${styles.stripe} ${colourOf(series)}`, strokeDasharray: stripes[series] };
}

function lineLook(series: number) {
  const strokeLinecap = series === 1 || series === 5 ? ("round" as const) : undefined;
  return { className: `${lineStyles.line} ${colourOf(series)}`, strokeDasharray: dashes[series], strokeLinecap };
}

function Legend({ series, isOfLines }: Pick<ChartDrawing, "series"> & { isOfLines: boolean }) {
  const look = isOfLines ? lineLook : stripeLook;
  return (
    <ul className={`row ${styles.legend}`}>
      {series.map((name, index) => (
        <li key={index}>
          <svg aria-hidden="true" className={styles.swatch}>
            <line {...look(index)} x1="0" x2="100%" y1="50%" y2="50%" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

interface BarsProps {
  readonly rows: NonNullable<ChartDrawing["rows"]>;
  readonly ticks: ChartDrawing["ticks"];
  /** True if the bars of a row are end to end, false if they are one below the other. */
  readonly isCut: boolean;
}

function Bars({ rows, ticks = [], isCut }: BarsProps) {
  return (
    <div className={`stack ${barStyles.bars}`}>
      {rows.map(({ label, text, bars }, index) => (
        <div key={index} className={`stack ${barStyles.row}`}>
          {label !== "" && (
            <p className={`row ${barStyles.label}`}>
              <span>{label}</span> <span className={barStyles.number}>{text}</span>
            </p>
          )}
          {(isCut ? [bars] : bars.map((bar) => [bar])).map((drawn, place) => (
            <svg key={place} aria-hidden="true" className={barStyles.bar}>
              {ticks.map(({ at }) => (
                <line key={at} className={styles.tick} x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" />
              ))}
              {drawn.map(({ from, to, series }) => (
                <g key={series}>
                  <line className={barStyles.ground} x1={`${from}%`} x2={`${to}%`} y1="50%" y2="50%" />
                  <line {...stripeLook(series)} x1={`${from}%`} x2={`${to}%`} y1="50%" y2="50%" />
                </g>
              ))}
            </svg>
          ))}
        </div>
      ))}
      {ticks.length > 0 && <Scale ticks={ticks} />}
    </div>
  );
}

function Scale({ ticks }: { ticks: NonNullable<ChartDrawing["ticks"]> }) {
  return (
    <svg aria-hidden="true" className={barStyles.scale}>
      {ticks.map(({ at, text }) => (
        <text key={at} x={`${at}%`} y="1em" textAnchor={at < 10 ? "start" : at > 90 ? "end" : "middle"}>
          {text}
        </text>
      ))}
    </svg>
  );
}

interface LinesProps {
  readonly lines: NonNullable<ChartDrawing["lines"]>;
  readonly ticks: ChartDrawing["ticks"] | undefined;
  readonly marks: ChartDrawing["marks"] | undefined;
}

/** The first and last labels have room for no more than a year or a month next to their points. */
function anchorOf(at: number, { length }: string): "start" | "middle" | "end" {
  if (length <= 4 || (at > 0 && at < 100)) return "middle";
  return at === 0 ? "start" : "end";
}

function Lines({ lines, ticks = [], marks = [] }: LinesProps) {
  return (
    <svg aria-hidden="true" className={lineStyles.plot}>
      {ticks.map(({ at, text }) => (
        <g key={at}>
          <line className={styles.tick} x1="0" x2="100%" y1={`${100 - at}%`} y2={`${100 - at}%`} />
          <text x="0" y={`${100 - at}%`} dy="-0.3em">
            {text}
          </text>
        </g>
      ))}
      <svg
        aria-hidden="true"
        x="12%"
        width="86%"
        height="100%"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        overflow="visible"
      >
        {lines.map((path, index) => (
          <path key={index} {...lineLook(index)} d={path} />
        ))}
      </svg>
      {/* In the units of the lines' `viewBox`. */}
      <svg aria-hidden="true" className={lineStyles.marks} x="12%" width="86%" height="100%" overflow="visible">
        {marks.map(({ at, text }) => (
          <text key={at} x={`${at}%`} y="100%" dy="1.6em" textAnchor={anchorOf(at, text)}>
            {text}
          </text>
        ))}
      </svg>
    </svg>
  );
}
