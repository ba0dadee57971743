ALTER TABLE "recordings" DROP CONSTRAINT "recordings_trim";--> statement-breakpoint
ALTER TABLE "recordings" DROP COLUMN "trim_start_ms";--> statement-breakpoint
ALTER TABLE "recordings" DROP COLUMN "trim_end_ms";