/// How carefully texts are looked for.
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }
