ALTER TABLE "screener_answers" ADD COLUMN "runs" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "screener_answers" ADD COLUMN "code_result" jsonb;