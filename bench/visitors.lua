-- Every request from another of 65 536 addresses, with one of two browsers.
local agents = {
  "Mozilla/5.0 (Linux; Android 15; SM-A566B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
}

request = function()
  wrk.headers["X-Forwarded-For"] = "14.160." .. math.random(0, 255) .. "." .. math.random(0, 255)
  wrk.headers["User-Agent"] = agents[math.random(1, 2)]
  return wrk.format()
end
