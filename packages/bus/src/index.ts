export { createLocalBus } from './local.ts';
export { createNatsBus, type NatsBus } from './nats/nats.ts';
