ALTER TABLE "order_reviews" DROP CONSTRAINT "order_reviews_service_id_services_id_fk";
--> statement-breakpoint
ALTER TABLE "order_reviews" ADD CONSTRAINT "order_reviews_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;