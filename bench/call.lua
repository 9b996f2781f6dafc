wrk.method = "POST"
wrk.body = '{"text":"xin chao"}'
wrk.headers["Content-Type"] = "application/json"
