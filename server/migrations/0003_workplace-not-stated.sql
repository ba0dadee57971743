ALTER TABLE "jobs" DROP CONSTRAINT "jobs_workplace";--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_workplace" CHECK ("jobs"."workplace" in ('remote', 'hybrid', 'onsite', 'unknown'));