// A day as a dial: the dark part is when nothing rings.

const DAY = 24 * 60;

export const clockText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const at = (minute: number, radius: number): string => {
  const angle = (minute / DAY) * 2 * Math.PI - Math.PI / 2;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
};

export function QuietDial({ from, to, label }: { readonly from: number; readonly to: number; readonly label: string }) {
  const long = (to - from + DAY) % DAY > DAY / 2 ? 1 : 0;
  return (
    <svg class="quiet-dial" viewBox="-110 -110 220 220" role="img" aria-label={label}>
      <circle r="96" class="day" />
      {from !== to && <path d={`M0 0L${at(from, 96)}A96 96 0 ${long} 1 ${at(to, 96)}Z`} class="night" />}
      <circle r="64" class="middle" />
      {Array.from({ length: 24 }, (_, hour) => (
        <path key={hour} d={`M${at(hour * 60, 70)}L${at(hour * 60, hour % 6 === 0 ? 78 : 74)}`} class="tick" />
      ))}
      <text y="-6">{clockText(from)}</text>
      <text y="22">{clockText(to)}</text>
    </svg>
  );
}
