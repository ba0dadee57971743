ALTER TABLE "sources" ADD COLUMN "job_id" uuid;--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sources_job" ON "sources" USING btree ("job_id");--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_job_company" CHECK ("sources"."job_id" is null or "sources"."company_id" is not null);