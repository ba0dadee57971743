ALTER TABLE "interviews" ADD COLUMN "calendar_sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "talent_moves" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "company_moves" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "proposed_times" jsonb;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "proposed_by" text;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_proposed_by" CHECK ("interviews"."proposed_by" in ('talent', 'company'));