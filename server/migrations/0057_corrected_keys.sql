ALTER TABLE "screener_attempts" ADD COLUMN "key_version" integer;--> statement-breakpoint
ALTER TABLE "screener_attempts" ADD COLUMN "correction" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "screener_attempts" ADD CONSTRAINT "screener_attempts_correction" CHECK (char_length("screener_attempts"."correction") between 0 and 500);