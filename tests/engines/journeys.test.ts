/// <reference types="vite/client" />
// All journeys are one file, so that each engine is started once: it takes longer to start than a journey.
import.meta.glob(["../this-site/journeys/*.ts", "./journeys/*.ts"], { eager: true });
