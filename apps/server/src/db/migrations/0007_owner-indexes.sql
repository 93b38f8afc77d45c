CREATE INDEX "channel_generations_user" ON "channel_generations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "channel_plans_user" ON "channel_plans" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "channels_user" ON "channels" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "limits_expire" ON "limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "scripts_user" ON "scripts" USING btree ("user_id");