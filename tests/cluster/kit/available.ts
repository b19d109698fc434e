import { findNats, findPostgres } from '../../../scripts/prepare/servers.mjs';

/** `npm run test:system` fetches them or says what is missing; under CI it fails without them. */
export const available = findPostgres() !== null && findNats() !== null;
