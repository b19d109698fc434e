import { spawn } from 'node:child_process';

export interface Result {
  ok: boolean;
  output: string;
  /** Worth knowing, though nothing is wrong. */
  note?: string;
}

/** Runs a script with this Node and keeps what it prints. */
export function runNode(args: readonly string[], cwd = process.cwd()): Promise<Result & { stdout: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ ok: code === 0, output, stdout }));
  });
}
