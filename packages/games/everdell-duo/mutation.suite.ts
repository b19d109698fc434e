// The quick tests of paying, events and scoring in one file: mutation testing starts it a thousand times.
import './src/vectors.test.ts';
import './src/cards.test.ts';
import './src/events.test.ts';
import './src/clauses.test.ts';
import './src/pay.test.ts';
import './src/counts.test.ts';
import './src/score.test.ts';
