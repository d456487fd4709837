/// An intent that may go on in the app.
public protocol ForegroundContinuableIntent: AppIntent {}
