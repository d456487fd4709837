/// Why a picture could not be decoded: a phrase for the person that doesn't name the file.
struct PictureError: Error, Equatable {
  var message: String

  init(_ message: String) { self.message = message }
}
