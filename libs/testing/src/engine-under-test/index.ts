export { startEngine, type EngineUnderTest } from './engine-under-test';
export { realEngine, type RealEngine } from './real-engine';
