print("users")
